-- Role in which the caller acts, or null.
-- Called by: policies and other functions.
create function app_role() returns text language sql stable parallel safe as
$$ select nullif(current_setting('app.role', true), '') $$;
