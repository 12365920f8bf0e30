-- What the platform's administrator writes of a document, by its slug. The words in force stay in `contents`.
create table content_edits (
  slug text primary key,
  -- words in each language that are not published yet; null when there are none
  draft jsonb,
  -- the platform has published words of its own, which those of a new release do not replace
  is_own boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null
);

-- Words that were in force, from the moment that consents name as their version.
create table content_versions (
  slug text not null,
  published_at timestamptz not null,
  words jsonb not null,
  -- null for words that came with the product
  author_user_id bigint references users on delete set null,
  primary key (slug, published_at)
);
create index content_versions_author on content_versions (author_user_id);
