-- Whether the last day of a message of a clinic has passed, by the calendar of the clinic. A message without a last day is never over.
-- Called by: the repositories of the messages to everyone.
create function is_message_over(ends_on date, time_zone text) returns boolean language sql stable as
  $$ select coalesce(ends_on < (app_now() at time zone time_zone)::date, false) $$;
