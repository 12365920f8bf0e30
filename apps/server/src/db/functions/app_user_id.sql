-- Id of the account of the caller, or null.
-- Called by: policies and other functions, and repositories of e-contacts.
create function app_user_id() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
