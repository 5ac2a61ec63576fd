import type { ToolboxNotice } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Details } from '../../ui/details.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** What has changed in the toolbox: one line each, which unfolds. */
export function NoticeList({ notices }: { notices: ToolboxNotice[] }) {
  const locale = useLocale()
  return notices.map((notice) => (
    <div key={notice.noticeId} lang={langOf(notice.language, locale)} className="details-line">
      <Details
        title={
          <span>
            {notice.title}
            <time className="notice-day" dateTime={notice.publishedOn}>
              {datedText(notice.publishedOn, locale)}
            </time>
          </span>
        }
      >
        <p className="measure">{notice.body}</p>
      </Details>
    </div>
  ))
}
