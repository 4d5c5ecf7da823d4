package docs.booking;
