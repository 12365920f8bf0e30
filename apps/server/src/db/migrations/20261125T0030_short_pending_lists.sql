-- What is written into a trigram index waits in a list, which every search reads from end to end: with the default of 4 MB that
-- took a hundred times longer than the search itself until somebody cleared it. A short list is cleared by its writers.
alter index e_contact_rows_identity set (gin_pending_list_limit = 64);
alter index e_contact_rows_text set (gin_pending_list_limit = 64);
