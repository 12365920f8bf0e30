-- The session that an outside provider of questionnaires has opened for a flow; all null for one on our own pages.
alter table questionnaire_flows
  add column session_id text unique,
  add column pathway_id text,
  add column session_url text,
  add constraint questionnaire_flows_session_check
    check ((session_id is null) = (pathway_id is null) and (session_id is null) = (session_url is null));
