import * as m from '#messages'
import type { ListedEdition } from '../../../../shared/contract/venture.staff.ts'
import { Details } from '../../../ui/details.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { Table } from '../../../ui/table.tsx'
import { type TriedJudges, TryJudges } from './try-judges.tsx'
import { findingText, mendedAt } from './venture-staff-words.ts'

type DryRunProps = { edition: ListedEdition; tried: TriedJudges | undefined }

/** What made-up entries have found in an edition, and the work in each round. */
export function DryRun({ edition, tried }: DryRunProps) {
  const { findings, steps } = edition
  const locale = useLocale()
  return (
    <Details title={m.venture_staff_dry_run()} open={findings.length > 0 || tried !== undefined}>
      <div className="stack">
        <p className="measure">{m.venture_staff_dry_run_lead()}</p>
        {findings.length === 0 ? (
          <Notice kind="success" title={m.venture_staff_dry_run_fine()} />
        ) : (
          <Table
            caption={m.venture_staff_findings()}
            rows={findings}
            keyOf={({ ordinal, kind }) => `${ordinal} ${kind}`}
            columns={[
              {
                key: 'where',
                title: m.venture_staff_where(),
                rowHeader: true,
                cell: ({ ordinal }) => whereText(ordinal),
              },
              {
                key: 'what',
                title: m.venture_staff_what(),
                cell: (finding) => (
                  <Mended path={mendedAt(edition, finding)} text={findingText(finding, locale)} />
                ),
              },
            ]}
          />
        )}
        <Table
          caption={m.venture_staff_steps()}
          rows={steps}
          keyOf={({ ordinal }) => String(ordinal)}
          columns={[
            {
              key: 'round',
              title: m.venture_staff_round(),
              rowHeader: true,
              cell: ({ ordinal }) => whereText(ordinal),
            },
            {
              key: 'entries',
              title: m.venture_staff_entries(),
              number: true,
              cell: ({ entries }) => entries,
            },
            {
              key: 'reviews',
              title: m.venture_staff_step_reviews(),
              number: true,
              cell: ({ reviews }) => reviews,
            },
            {
              key: 'onward',
              title: m.venture_staff_step_onward(),
              number: true,
              cell: ({ onward }) => onward,
            },
          ]}
        />
        <TryJudges edition={edition} tried={tried} />
      </div>
    </Details>
  )
}

/** What was found, leading to where it is mended. */
function Mended({ path, text }: { path: string | null; text: string }) {
  return path ? (
    <Link alone href={path}>
      {text}
    </Link>
  ) : (
    text
  )
}

const whereText = (ordinal: number | null) =>
  ordinal === null ? m.venture_staff_where_edition() : m.venture_staff_where_round({ ordinal })
