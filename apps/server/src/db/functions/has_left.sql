-- Whether somebody does not work at a clinic, or not any more. Staff of the clinic and jobs may ask.
-- Called by: the policy held_replies_take_over, and the repositories of held replies.
create function has_left(person bigint, clinic bigint) returns boolean language sql stable as
  $$ select not exists (select from employees e where e.clinic_id = clinic and e.user_id = person and e.deleted_at is null) $$;
