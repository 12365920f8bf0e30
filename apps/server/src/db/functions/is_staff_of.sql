-- Whether the caller works at a clinic and acts as staff.
-- Called by: policies, and search_e_contact_rows.
create function is_staff_of(clinic bigint) returns boolean language sql stable as
  $$ select app_role() = 'PRM_DOCTOR' and clinic = any (app_clinic_ids()) $$;
