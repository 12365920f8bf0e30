-- The first and last day that the contract takes. Not valid for rows that are there already: what was saved stays readable.
alter table persons add constraint persons_birth_date_range
  check (birth_date between '1880-01-01' and '2099-12-31') not valid;
alter table sick_leave_requests add constraint sick_leave_requests_date_range
  check (start_date between '1900-01-01' and '2099-12-31' and return_date between '1900-01-01' and '2099-12-31') not valid;
