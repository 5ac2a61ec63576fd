import * as m from '#messages'
import { words as kinds } from '#words/application_kind'
import type { OrderedOffering } from '../../../../shared/contract/orders/orders.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type OrderedKind, orderedKinds } from '../../../../shared/rules/orders/order-slots.ts'
import { ChoiceLinks } from '../../../ui/controls/choice-links.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'

export type OrderingPageProps = { kind: OrderedKind; offerings: OrderedOffering[]; me: SecondFactorState }

/** Which services or resources can be ordered, of whom, and how many at a time. */
export function OrderingPage({ kind, offerings, me }: OrderingPageProps) {
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Heading level={1} text={m.staff_ordering_title()} />
      <p className="measure">{m.staff_ordering_lead()}</p>
      <ChoiceLinks
        label={m.applications_filter()}
        items={orderedKinds.map((one) => ({
          key: one,
          text: kinds[one](),
          href: `${pathInLocale('/staff/ordering', locale)}?kind=${one}`,
          isChosen: one === kind,
        }))}
      />
      {offerings.length === 0 ? (
        <p>{m.staff_ordering_none()}</p>
      ) : (
        <Table
          caption={<VisuallyHidden>{m.staff_ordering_title()}</VisuallyHidden>}
          rows={offerings}
          keyOf={({ offeringId }) => offeringId}
          columns={[
            {
              key: 'what',
              title: m.order_what(),
              rowHeader: true,
              cell: ({ offeringId, offeringName }) => (
                <Link href={`/staff/ordering/${kind}-${offeringId}`} alone>
                  {offeringName}
                </Link>
              ),
            },
            {
              key: 'state',
              title: m.order_state(),
              cell: ({ isOpen }) => (
                <StatusTag tone={isOpen ? 'green' : 'plain'}>
                  {isOpen ? m.staff_ordering_open() : m.staff_ordering_shut()}
                </StatusTag>
              ),
            },
            {
              key: 'provider',
              title: m.order_provider(),
              cell: ({ provider, version }) =>
                provider?.name ?? (version === 0 ? '—' : m.order_provider_staff()),
            },
            { key: 'places', title: m.staff_ordering_places(), cell: ({ places }) => places, number: true },
          ]}
        />
      )}
    </div>
  )
}
