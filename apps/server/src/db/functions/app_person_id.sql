-- Id of the person of the caller, or null. A setting that was used earlier on the connection reads as an empty text, not as null.
-- Called by: policies and other functions.
create function app_person_id() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.person_id', true), '')::bigint $$;
