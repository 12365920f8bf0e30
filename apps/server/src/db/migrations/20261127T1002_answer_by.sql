-- By which day the patient is asked to have filled in a questionnaire; the day before, a reminder leaves.
alter table questionnaire_requests add column answer_by date;
alter table held_replies add column answer_by date;
alter table held_replies add constraint held_replies_answer_by_check check (answer_by is null or questionnaire is not null);
