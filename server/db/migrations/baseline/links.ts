export const links = `
-- Where published records lead outside, and what these addresses answered. content_link_reads says of which
-- version of a text the links are known; an address goes when nothing leads to it any more.
create table content_link_reads (
  collection text not null,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  version integer not null,
  primary key (collection, number, language)
);

create table content_links (
  collection text not null,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  field text not null,
  url text not null,
  primary key (collection, number, language, field, url)
);
create index content_links_url on content_links (url);

create table outside_links (
  url text primary key,
  host text not null,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  checked_at timestamptz,
  answer text,
  failed_days smallint not null default 0,
  failed_on date,
  failing_since timestamptz,
  check ((failed_days = 0) = (failing_since is null))
);
create index outside_links_due on outside_links (due_at);
create index outside_links_host on outside_links (host, claimed_at);
create index outside_links_failing on outside_links (failing_since) where failed_days > 0;
`
