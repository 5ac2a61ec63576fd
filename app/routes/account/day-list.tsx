import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { hostAttendances } from '../../../shared/rules/volunteers/signups.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { DayListPage, type DayListPageProps } from '../../features/volunteers/day/day-list-page.tsx'
import { wordShiftFields } from '../../features/volunteers/early-words.ts'

type Data = Omit<DayListPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => ({
  list: await api.hosting.dayList({ shiftId: params.id ?? '' }),
  formKey: drawFormKey(),
  isDone: url.searchParams.get('done') === 'attendance',
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Ticks without script. */
export const action = serverAction(
  async (api, form, { params, locale }) => {
    const TeamID = form.text('TeamID')
    const leftAt = form.text('leftAt')
    const attendance = hostAttendances.find((one) => one === form.text('intent'))
    if (attendance) {
      const seen = { TeamID, signupId: form.text('signupId'), version: form.text('version') }
      await api.hosting.attendance({ ...seen, action: attendance, leftAt })
    } else {
      const takesOut = form.optionalText('walkInId')
      const noted = takesOut ? { takesOut } : { name: form.text('name'), leftAt }
      await api.hosting.walkIn({ TeamID, shiftId: params.id ?? '', ...noted }, form.idempotency())
    }
    return redirect(`${pathInLocale(`/volunteering/list/${params.id}`, locale)}?done=attendance`)
  },
  { wordField: wordShiftFields({ name: m.volunteers_day_name, leftAt: m.volunteers_day_left_at }) },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm<Data>((loaded) =>
  m.volunteers_day_title({ title: loaded?.list.title ?? '' }),
)

export default function DayListRoute() {
  return <DayListPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
