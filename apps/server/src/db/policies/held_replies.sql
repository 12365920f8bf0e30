-- The writer changes a held reply. Colleagues see that a reply is about to leave.

-- Only the writer can take a reply back.
create policy held_replies_read on held_replies for select to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[]));

-- Somebody who ends a patient's membership gives a held acceptance back to the colleague who accepts.
create policy held_replies_stop_accepting on held_replies for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and action = 'ACCEPT' and state = 'HELD')
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and action = 'ACCEPT' and state = 'RETURNED');

-- A reply that came back to somebody who has left the clinic is taken over by a colleague.
create policy held_replies_take_over on held_replies for update to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and state = 'RETURNED' and has_left(user_id, clinic_id))
  with check ((select app_role()) = 'PRM_DOCTOR' and clinic_id = any ((select app_clinic_ids())::bigint[])
    and state = 'TAKEN_BACK' and has_left(user_id, clinic_id));

create policy held_replies_own on held_replies to vastus_app
  using ((select app_role()) = 'PRM_DOCTOR' and user_id = (select app_user_id())
    and clinic_id = any ((select app_clinic_ids())::bigint[]))
  with check ((select app_role()) = 'PRM_DOCTOR' and user_id = (select app_user_id())
    and exists (select 1 from e_contacts e where e.id = e_contact_id and e.clinic_id = held_replies.clinic_id));
