import * as m from '#messages'
import type { MySurvey } from '../../../shared/contract/surveys.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { kindWords } from './survey-words.ts'

export type MySurveysPageProps = { list: MySurvey[]; page: number; pageCount: number }

/** Surveys sent to me: open and answered ones, newest first. */
export function MySurveysPage({ list, page, pageCount }: MySurveysPageProps) {
  return (
    <div className="page stack stack-lg">
      <div className="stack">
        <Heading level={1} text={m.surveys_title()} />
        <p className="measure">{m.surveys_lead()}</p>
      </div>
      {list.length === 0 ? (
        <EmptyState
          seed="no-surveys"
          title={m.surveys_none()}
          text={m.surveys_none_text()}
          action={<ButtonLink href="/accountCenter">{m.surveys_none_action()}</ButtonLink>}
        />
      ) : (
        <ul className="survey-list">
          {list.map((survey) => (
            <SurveyItem key={survey.surveyId} survey={survey} />
          ))}
        </ul>
      )}
      <Pagination
        label={m.surveys_pages()}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => `/survey?page=${number}`}
        previousText={m.list_previous()}
        nextText={m.list_next()}
        pageText={(number) => m.list_page({ page: number })}
      />
    </div>
  )
}

function SurveyItem({ survey }: { survey: MySurvey }) {
  const locale = useLocale()
  const { surveyId, kind, title, state, closesOn, answeredOn } = survey
  const isWaiting = state === 'open' && answeredOn === null
  return (
    <li className="survey-item">
      <p className="row">
        <span className="text-ink-2">{kindWords[kind]()}</span>
        <StatusTag tone={isWaiting ? 'amber' : answeredOn ? 'green' : 'plain'}>{stateOf(survey)}</StatusTag>
      </p>
      <h2 className="text-xl">
        <Link href={`/surveyDetail?survey=${surveyId}`} alone>
          {title}
        </Link>
      </h2>
      {answeredOn ? (
        <p className="text-ink-2">{m.survey_answered_on({ day: dayText(answeredOn, locale) })}</p>
      ) : (
        closesOn && <p className="text-ink-2">{m.survey_until({ day: dayText(closesOn, locale) })}</p>
      )}
    </li>
  )
}

function stateOf({ state, answeredOn }: MySurvey): string {
  if (answeredOn) return m.survey_mine_answered()
  return state === 'open' ? m.survey_mine_waiting() : m.survey_mine_closed()
}
