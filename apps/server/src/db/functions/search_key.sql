-- A text in lower case and without diacritics: the form in which names and texts are stored for the search, and in which the search asks.
-- Called by: other functions, and the repositories that search.
create function search_key(value text) returns text language sql stable as
  $$ select lower(unaccent(coalesce(value, ''))) $$;
