-- Why a session ended before its time; the browser that has its token reads it. Null where it was replaced or its owner logged out.
alter table sessions add column end_reason text
  check (end_reason in ('PASSWORD', 'CONTACTS', 'SECOND_FACTOR', 'JOINED', 'SEPARATED', 'ELSEWHERE', 'EMPLOYMENT'));
