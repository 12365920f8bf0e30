-- A held reply comes back also when the patient wrote more before it left.
alter table held_replies drop constraint held_replies_return_reason_check;
alter table held_replies add constraint held_replies_return_reason_check
  check (return_reason in ('CLOSED', 'CHANGED', 'FILE', 'OTHER'));
