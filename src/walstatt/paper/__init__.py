"""Printed pages: PDF files for people with paper, pencil and dice."""
