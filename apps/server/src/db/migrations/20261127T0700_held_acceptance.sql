-- Taking a new patient on can be taken back for a moment, like an archiving.
alter table held_replies drop constraint held_replies_action_check;
alter table held_replies add constraint held_replies_action_check
  check (action in ('COMPLETE', 'INQUIRE', 'ARCHIVE', 'REJECT', 'ACCEPT'));
