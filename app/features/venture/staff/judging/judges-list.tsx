import { Form } from 'react-router'
import * as m from '#messages'
import type { JudgedRound } from '../../../../../shared/contract/venture/judging.staff.ts'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { Button, ButtonRow } from '../../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../../ui/controls/choice.tsx'
import { Select } from '../../../../ui/controls/text-field.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { Table } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { judgeWords } from './judging-words.ts'

type Judge = JudgedRound['judges'][number]

/** The judges of an edition, and how far they are in the round. */
export function Judges({ round }: { round: JudgedRound }) {
  const locale = useLocale()
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_judges()} />
      {round.judges.length === 0 ? (
        <p>{m.judging_staff_judges_none()}</p>
      ) : (
        <Table
          caption={<VisuallyHidden>{m.judging_staff_judges()}</VisuallyHidden>}
          rows={round.judges}
          keyOf={(row) => row.judgeId}
          columns={[
            { key: 'name', title: m.judging_staff_name(), rowHeader: true, cell: (row) => row.name },
            {
              key: 'state',
              title: m.judging_state(),
              cell: (row) => (
                <StatusTag tone={row.state === 'active' ? 'green' : 'plain'}>
                  {judgeWords[row.state]()}
                </StatusTag>
              ),
            },
            {
              key: 'fields',
              title: m.judging_staff_fields(),
              cell: (row) =>
                [...row.fields, row.tracks.join(' / ') || m.judging_staff_all_tracks()].join(' · '),
            },
            {
              key: 'load',
              title: m.judging_staff_load(),
              number: true,
              cell: ({ counts }) => `${counts.sent} / ${counts.sent + counts.draft + counts.open}`,
            },
            {
              key: 'left',
              title: m.judging_staff_left(),
              number: true,
              cell: ({ counts }) => counts.left,
            },
            {
              key: 'reminded',
              title: m.judging_staff_reminded(),
              cell: ({ remindedAt }) => (remindedAt ? instantText(remindedAt, locale) : '—'),
            },
            {
              key: 'remove',
              title: <VisuallyHidden>{m.judging_staff_remove()}</VisuallyHidden>,
              cell: (row) => row.state !== 'removed' && <Remove judge={row} edition={round.edition} />,
            },
          ]}
        />
      )}
    </section>
  )
}

function Remove({ judge, edition }: { judge: Judge; edition: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="userID" value={judge.userID} />
      <input type="hidden" name="edition" value={edition} />
      <Button kind="quiet" name="intent" value="remove">
        {m.judging_staff_remove()}
        <VisuallyHidden> {judge.name}</VisuallyHidden>
      </Button>
    </Form>
  )
}

type InviteProps = { round: JudgedRound; failure: ActFailure | undefined }

/** Asks a member of staff to judge. */
export function Invite({ round, failure }: InviteProps) {
  const typed = failure?.values.intent?.[0] === 'invite' ? failure.values : {}
  return (
    <section className="stack">
      <Heading level={2} text={m.judging_staff_invite()} />
      {round.invitable.length === 0 ? (
        <p>
          {m.judging_staff_nobody()} {m.judging_staff_person_hint()}
        </p>
      ) : (
        <Form method="post" noValidate className="stack form">
          <input type="hidden" name="edition" value={round.edition} />
          <Select
            name="userID"
            label={m.judging_staff_person()}
            hint={m.judging_staff_person_hint()}
            defaultValue={typed.userID?.[0] ?? ''}
            error={failure?.fields.userID}
          >
            <option value="">{m.judging_staff_choose()}</option>
            {round.invitable.map(({ userID, name }) => (
              <option key={userID} value={userID}>
                {name}
              </option>
            ))}
          </Select>
          {round.tracks.length > 0 && (
            <CheckboxGroup
              name="tracks"
              label={m.judging_staff_tracks()}
              hint={m.judging_staff_tracks_hint()}
              options={round.tracks}
              defaultValues={typed.tracks ?? []}
              optional
            />
          )}
          <ButtonRow>
            <Button name="intent" value="invite">
              {m.judging_staff_send()}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </section>
  )
}
