-- Ids of the clinics in which the caller works now; empty for everybody else.
-- Called by: policies and other functions.
create function app_clinic_ids() returns bigint[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.clinic_ids', true), '')::bigint[], '{}') $$;
