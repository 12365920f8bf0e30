-- The language a ready-made answer is written in, and from when the patient may reply to it. Null: any language, and whatever its
-- user chooses.
alter table templates
  add column language text check (language in ('et', 'en', 'ru', 'pl')),
  add column restriction text
    check (restriction in ('NOW', 'TOMORROW', 'DAY_AFTER_TOMORROW', 'IN_3_DAYS', 'IN_A_WEEK', 'NO_REPLY'));
