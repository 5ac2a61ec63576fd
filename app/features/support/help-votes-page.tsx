import type { ReactNode } from 'react'
import * as m from '#messages'
import type { HelpVotes } from '../../../shared/contract/support/support.staff.ts'
import { type Locale, langOf } from '../../../shared/lib/locale.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

export type HelpVotesPageProps = { nav: ReactNode; votes: HelpVotes[]; canEdit: boolean }

/** How often each article helped, for its authors. */
export function HelpVotesPage({ nav, votes, canEdit }: HelpVotesPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack">
      {nav}
      <Heading level={1} text={m.support_votes_title()} />
      <p className="measure text-ink-2">{m.support_votes_lead()}</p>
      {votes.length === 0 ? (
        <EmptyState seed="no-votes" title={m.support_votes_none()} />
      ) : (
        <Table
          caption={m.support_votes_caption({ count: votes.length })}
          rows={votes}
          keyOf={(row) => `${row.helpId} ${row.language}`}
          columns={columnsOf(locale, canEdit)}
        />
      )}
    </div>
  )
}

function columnsOf(locale: Locale, canEdit: boolean): TableColumn<HelpVotes>[] {
  return [
    {
      key: 'article',
      title: m.support_votes_article(),
      rowHeader: true,
      cell: ({ helpId, title, language }) => (
        <Anchor
          className="link link-alone"
          lang={langOf(language, locale)}
          href={canEdit ? `/staff/content/helps/${helpId}` : `/support/${helpId}`}
        >
          {title}
        </Anchor>
      ),
    },
    {
      key: 'language',
      title: m.support_votes_language(),
      cell: ({ language }) => (language === 'zh' ? m.support_zh() : m.support_en()),
    },
    { key: 'helpful', title: m.support_votes_yes(), number: true, cell: (row) => row.helpful },
    { key: 'notHelpful', title: m.support_votes_no(), number: true, cell: (row) => row.notHelpful },
    { key: 'lately', title: m.support_votes_lately(), number: true, cell: (row) => row.notHelpfulLately },
  ]
}
