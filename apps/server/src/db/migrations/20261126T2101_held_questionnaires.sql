-- An inquiry that asks for a questionnaire can be taken back like any other.
alter table held_replies add column questionnaire text;
alter table held_replies add constraint held_replies_questionnaire_check
  check (questionnaire is null or action = 'INQUIRE');
