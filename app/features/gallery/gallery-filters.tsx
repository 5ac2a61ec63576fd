import { type ComponentProps, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { ChoiceLinks } from '../../ui/controls/choice-links.tsx'
import { ChosenFilters, FacetGroup } from '../../ui/controls/facets.tsx'
import { FilterForm, type FilterFormProps } from '../../ui/controls/filter-form.tsx'
import { Suggestions } from '../../ui/controls/suggestions.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { NoResults } from '../../ui/no-results.tsx'
import { ResultList, type ResultListProps } from '../../ui/result-list.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Filters of a list, and the filtered list. */
export function GalleryFilters({ t, to }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Specimen title={t('几种看法里选一种', 'One of several views')} names="ChoiceLinks">
        <ChoiceLinks
          label={t('看哪些申请', 'Which applications')}
          items={[
            { key: 'open', text: t('待处理', 'Open'), count: 12, href: '?view=open', isChosen: true },
            { key: 'mine', text: t('分给我的', 'Mine'), count: 0, href: '?view=mine', isChosen: false },
            { key: 'all', text: t('全部', 'All'), href: '?view=all', isChosen: false },
          ]}
        />
      </Specimen>
      <Specimen title={t('已选条件', 'What is chosen')} names="ChosenFilters">
        <ChosenFilters
          label={t('已选条件', 'Chosen filters')}
          removeText={t('移除', 'Remove')}
          filters={[
            { key: 'a', text: t('环境保护', 'Environment'), removeHref: '?b' },
            { key: 'b', text: t('免费', 'Free'), removeHref: '?a' },
          ]}
          clear={{ href: '?', text: t('全部清除', 'Clear all') }}
        />
      </Specimen>
      <Specimen title={t('一组条件，收起或展开', 'A group of filters, closed or open')} names="FacetGroup">
        <form className="stack max-w-[20rem]">
          {facetsOf(t).map(({ isOpen, ...facet }) => (
            <FacetGroup key={facet.name} {...facet} open={isOpen} />
          ))}
          <Button>{t('筛选', 'Filter')}</Button>
        </form>
      </Specimen>
      <Specimen title={t('一份列表的全部条件', 'All filters of a list')} names="FilterForm">
        <FilterForm
          form={PlainForm}
          search=""
          path={to('/tools')}
          title={t('缩小范围', 'Narrow the list')}
          buttonText={t('应用条件', 'Apply')}
          kept={{}}
          facets={facetsOf(t)}
        />
      </Specimen>
      <Specimen title={t('输入时给建议：试试“排”', 'Suggestions while typing: try “ro”')} names="Suggestions">
        <Suggesting t={t} to={to} />
      </Specimen>
      <Results t={t} to={to} />
    </div>
  )
}

function facetsOf(t: GalleryText): FilterFormProps['facets'] {
  return [
    {
      title: t('领域', 'Field'),
      name: 'field',
      isOpen: true,
      options: [
        { value: 'env', label: t('环境保护', 'Environment'), count: 24, checked: true },
        { value: 'edu', label: t('教育', 'Education'), count: 41, checked: false },
        { value: 'care', label: t('助老助残', 'Care'), count: 0, checked: false },
      ],
    },
    {
      title: t('费用', 'Cost'),
      name: 'cost',
      isOpen: false,
      options: [{ value: 'free', label: t('免费', 'Free'), count: 88, checked: false }],
    },
  ]
}

/** Reloads the page, since nothing is behind these filters. */
function PlainForm({ preventScrollReset: _, ...rest }: ComponentProps<FilterFormProps['form']>) {
  return <form {...rest} />
}

function Suggesting({ t, to }: GallerySectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const texts = [
    t('志愿者排班', 'Volunteer rota'),
    t('排队叫号', 'Queue rotation'),
    t('在线表单', 'Online forms'),
  ]
  return (
    <div className="relative max-w-[24rem]">
      <TextField ref={input} name="suggested" label={t('找工具', 'Find a tool')} autoComplete="off" />
      <Suggestions
        input={input}
        label={t('建议', 'Suggestions')}
        countText={(count) => t(`有 ${count} 条建议`, `${count} suggestions`)}
        load={async (typed) =>
          texts
            .filter((text) => text.toLowerCase().includes(typed.toLowerCase()))
            .map((text) => ({ key: text, text, note: t('工具', 'Tool'), href: to('/tools') }))
        }
        onChoose={(href) => location.assign(href)}
      />
    </div>
  )
}

function resultProps(
  t: GalleryText,
  to: GallerySectionProps['to'],
  name: string,
): Omit<ResultListProps, 'status' | 'children' | 'pageCount'> {
  return {
    form: PlainForm,
    search: '',
    path: to('/tools'),
    kept: {},
    words: {
      filters: t(`筛选（${name}）`, `Filters (${name})`),
      filterButton: t('应用条件', 'Apply'),
      sort: t(`排序（${name}）`, `Order (${name})`),
      chosenFilters: t(`已选条件（${name}）`, `Chosen filters (${name})`),
      remove: t('移除', 'Remove'),
      clear: t('全部清除', 'Clear all'),
      chosen: (filter, value) => t(`${filter}：${value}`, `${filter}: ${value}`),
      label: t(`分页（${name}）`, `Pages (${name})`),
      previousText: t('上一页', 'Previous'),
      nextText: t('下一页', 'Next'),
      pageText: (page) => t(`第 ${page} 页`, `Page ${page}`),
    },
    facets: facetsOf(t).map(({ options, ...facet }) => ({
      ...facet,
      options,
      chosen: options.filter(({ checked }) => checked).map(({ value }) => value),
    })),
    hrefWith: () => '?',
    clearHref: '?',
    page: 1,
    hrefOf: (page) => `?page=${page}`,
  }
}

function Results({ t, to }: GallerySectionProps) {
  const found = [
    t('志愿者排班', 'Volunteer rota'),
    t('语音转写', 'Speech to text'),
    t('在线表单（企业版）', 'Online forms (business)'),
  ]
  return (
    <>
      <Specimen title={t('找到的', 'A list with what was found')} names="ResultList">
        <ResultList
          {...resultProps(t, to, t('有结果', 'found'))}
          scope={{ text: t('专题：老人与社区', 'Topic: older people'), removeHref: '?' }}
          status={t('共 126 项', '126 results')}
          sorts={[
            { key: 'new', text: t('最近核对', 'Reviewed last'), href: '?sort=new', isCurrent: true },
            { key: 'name', text: t('名称', 'Name'), href: '?sort=name', isCurrent: false },
          ]}
          pageCount={13}
        >
          <ul>
            {found.map((name) => (
              <li key={name} className="task">
                {name}
              </li>
            ))}
          </ul>
        </ResultList>
      </Specimen>
      <Specimen title={t('什么也没有找到', 'A list with nothing found')} names="NoResults">
        <ResultList
          {...resultProps(t, to, t('无结果', 'nothing'))}
          status={t('共 0 项', 'No results')}
          pageCount={0}
        >
          <NoResults
            seed="no-tools"
            title={t('没有符合全部条件的工具', 'No tool meets all of it')}
            text={t('条件放宽一些，会多出几款。', 'With fewer filters there are some.')}
            without={{ href: '?', text: t('不限领域：88 款', 'Any field: 88 tools') }}
          />
        </ResultList>
      </Specimen>
    </>
  )
}
