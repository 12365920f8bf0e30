-- What a clinic writes of its employees, and when an account was last used.

alter table employees
  -- where the clinic sends the invitation; the account may have another address
  add column email text,
  add column personal_code text,
  add column birth_date date,
  add column sex text check (sex in ('MALE', 'FEMALE', 'NOT_DISCLOSED')),
  add column invited_at timestamptz,
  add constraint employees_birth_date_range check (birth_date between '1880-01-01' and '2099-12-31');
create index employees_code on employees (clinic_id, personal_code) where personal_code is not null;

alter table users add column last_signed_in_at timestamptz;

update employees e set email = u.email, personal_code = p.personal_code, birth_date = p.birth_date, sex = p.sex
  from users u left join persons p on p.id = u.person_id where u.id = e.user_id;
