-- Staff see their own templates and those that colleagues share. Only the owner changes a template.
create policy templates_read on templates for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and (visible_to_all or owner_user_id = (select app_user_id())));
create policy templates_own on templates to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and owner_user_id = (select app_user_id()))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and owner_user_id = (select app_user_id()));
