-- Time of the request, by the clock of the server. Without a request the clock of the database counts.
-- Called by: policies and other functions.
create function app_now() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;
