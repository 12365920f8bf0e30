-- Two who change a saved template or audience at once: the second one learns of the first.
alter table sms_templates add column version int not null default 1;
alter table sms_audiences add column version int not null default 1;
