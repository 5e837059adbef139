"""Tests of Stuglandet."""
