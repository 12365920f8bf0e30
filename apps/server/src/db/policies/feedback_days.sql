-- Staff read the counts of their clinics; count_feedback alone writes them.
revoke insert, update, delete on feedback_days from vastus_app;

create policy feedback_days_staff on feedback_days for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));
