export const dashboard = `
-- How often the page of a record was read on a day. A number and nothing of the readers: no row tells one of
-- them from another.
create table page_reads (
  day date not null,
  collection text not null,
  number integer not null,
  language text not null check (language in ('zh', 'en')),
  count integer not null check (count > 0),
  last_at timestamptz not null default now(),
  primary key (day, collection, number, language)
);
create index page_reads_last on page_reads (last_at);
`
