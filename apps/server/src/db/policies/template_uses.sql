-- Staff of the clinic add a use and count them. A use goes with its ready-made answer.
revoke update, delete on template_uses from vastus_app;

create policy template_uses_staff on template_uses to vastus_app
  using (clinic_id = any (app_staff_clinic_ids()))
  with check (clinic_id = any (app_staff_clinic_ids()));
