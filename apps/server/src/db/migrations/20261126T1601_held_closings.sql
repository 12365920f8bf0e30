-- Archiving and rejecting can wait for a moment, too, so that they can be taken back before the patient hears of them.
alter table held_replies drop constraint held_replies_action_check;
alter table held_replies add constraint held_replies_action_check
  check (action in ('COMPLETE', 'INQUIRE', 'ARCHIVE', 'REJECT'));
alter table held_replies add column reason text;
alter table held_replies add constraint held_replies_reason_check
  check ((action in ('ARCHIVE', 'REJECT')) = (reason is not null));
