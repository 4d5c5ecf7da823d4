package docs.booking;

// endregion read
