import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { TestedChannel } from '../../../shared/contract/settings.staff.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { openingTitles } from '../../features/staff/opening-list.tsx'
import { SetupPage, type SetupPageProps } from '../../features/staff/setup-page.tsx'
import { testedChannelOf } from '../../features/staff/test-messages.tsx'

type Data = Omit<SetupPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const [opening, { privileges }] = await Promise.all([
    api.settingsStaff.opening({}),
    api.staff.secondFactor({}),
  ])
  return { opening, privileges, isDone: url.searchParams.has('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url }) => {
    const channel = testedChannelOf(form.text('channel'))
    if (channel) {
      await api.settingsStaff.testMessage({ channel, to: form.text('to') })
      await untilTried(api, channel)
      return redirect(`${url.pathname}#setup-test`)
    }
    await api.settingsStaff.openingSave({
      version: Number(form.text('version')),
      opensOn: form.text('opensOn'),
      wordsZh: form.text('wordsZh'),
      wordsEn: form.text('wordsEn'),
      step: form.text('step') === 'open' ? 'open' : 'save',
      anyway: form.has('anyway'),
    })
    return redirect(`${url.pathname}?done=1`)
  },
  {
    wordField: wordFields({
      ...openingTitles,
      anyway: m.setup_anyway_name,
      to: m.setup_test_address,
      opensOn: m.setup_day,
      wordsZh: m.setup_words_zh,
      wordsEn: m.setup_words_en,
    }),
  },
)

/** A vendor answers within seconds: its answer is worth waiting for, so that the page shows it at once. */
async function untilTried({ settingsStaff }: Api, channel: TestedChannel['channel']): Promise<void> {
  for (let turn = 0; turn < 14; turn += 1) {
    const { channels } = await settingsStaff.opening({})
    if (channels.find((one) => one.channel === channel)?.last?.state !== 'waiting') return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.setup_title)

export default function SetupRoute() {
  return <SetupPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
