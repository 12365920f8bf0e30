-- Ids of the clinics of the caller when the caller acts as staff, otherwise empty.
-- The planner can estimate this form. Behind a subselect it knows nothing of the role, expects nearly no rows, and sorts every row of
-- a large clinic to show the first page.
-- Called by: the policies of tables that only staff list.
create function app_staff_clinic_ids() returns bigint[] language sql stable parallel safe as
$$ select case when app_role() = 'PRM_DOCTOR' then app_clinic_ids() else '{}' end $$;
