import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { ChosenFilters, FacetGroup } from '../../ui/facets.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { Table } from '../../ui/table.tsx'
import { TaskList } from '../../ui/task-list.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'

type QueueRow = { id: string; sentAt: string; organisation: string; offering: string; left: string }

const rows = (t: GalleryText): QueueRow[] => [
  {
    id: '1',
    sentAt: '2026-11-20 09:12',
    organisation: t('绿水青山环境保护中心', 'Green Hills Centre'),
    offering: t('在线表单（企业版）', 'Online forms (business)'),
    left: t('4 天', '4 days'),
  },
  {
    id: '2',
    sentAt: '2026-11-19 17:40',
    organisation: t('星光特殊儿童关爱中心', 'Starlight Centre'),
    offering: t('语音转写', 'Speech to text'),
    left: t('7 天', '7 days'),
  },
]

/** Tables and the ways through many records. */
export function GalleryData({ t }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Table
        caption={t('审核队列（第 4 页，共 12 页）', 'Review queue (page 4 of 12)')}
        rows={rows(t)}
        keyOf={(row) => row.id}
        columns={[
          {
            key: 'sentAt',
            title: t('提交时间', 'Sent'),
            sort: { href: '?sort=sent', order: 'descending' },
            cell: (row) => <time>{row.sentAt}</time>,
          },
          {
            key: 'organisation',
            title: t('机构', 'Organisation'),
            rowHeader: true,
            cell: (row) => (
              <Link href={`/staff/${row.id}`} alone>
                {row.organisation}
              </Link>
            ),
          },
          { key: 'offering', title: t('申请', 'Application'), cell: (row) => row.offering },
          {
            key: 'state',
            title: t('状态', 'State'),
            cell: () => <StatusTag tone="azure">{t('审核中', 'In review')}</StatusTag>,
          },
          { key: 'left', title: t('剩余', 'Left'), number: true, cell: (row) => row.left },
        ]}
      />
      <Pagination
        label={t('分页', 'Pages')}
        page={4}
        pageCount={12}
        hrefOf={(page) => `?page=${page}`}
        previousText={t('上一页', 'Previous')}
        nextText={t('下一页', 'Next')}
        pageText={(page) => t(`第 ${page} 页`, `Page ${page}`)}
      />
    </div>
  )
}

/** The filters of a search page. */
export function GalleryFilters({ t }: GallerySectionProps) {
  return (
    <div className="stack">
      <p role="status" className="font-bold">
        {t('共 126 项', '126 results')}
      </p>
      <ChosenFilters
        label={t('已选条件', 'Chosen filters')}
        removeText={t('移除', 'Remove')}
        filters={[
          { key: 'a', text: t('环境保护', 'Environment'), removeHref: '?b' },
          { key: 'b', text: t('免费', 'Free'), removeHref: '?a' },
        ]}
        clear={{ href: '?', text: t('全部清除', 'Clear all') }}
      />
      <form className="max-w-[20rem]">
        <FacetGroup
          title={t('领域', 'Field')}
          name="field"
          open
          options={[
            { value: 'env', label: t('环境保护', 'Environment'), count: 24, checked: true },
            { value: 'edu', label: t('教育', 'Education'), count: 41, checked: false },
            { value: 'care', label: t('助老助残', 'Care'), count: 0, checked: false },
          ]}
        />
        <FacetGroup
          title={t('费用', 'Cost')}
          name="cost"
          options={[{ value: 'free', label: t('免费', 'Free'), count: 88, checked: false }]}
        />
        <Checkbox id="open" name="open" label={t('只看可以申请的', 'Open to apply only')} />
        <Button>{t('筛选', 'Filter')}</Button>
      </form>
    </div>
  )
}

/** Long forms: their parts and the check of their answers. */
export function GalleryLists({ t }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <TaskList
        tasks={[
          {
            title: t('机构信息', 'Organisation'),
            href: '/apply/1',
            hint: t('已从团队资料填好', 'Filled in from your team'),
            state: t('已完成', 'Done'),
          },
          {
            title: t('使用计划', 'Plan of use'),
            href: '/apply/2',
            state: <StatusTag tone="azure">{t('未完成', 'Not complete')}</StatusTag>,
          },
          {
            title: t('检查并提交', 'Check and send'),
            state: t('完成前两项后可以开始', 'After the first two'),
          },
        ]}
      />
      <SummaryList
        rows={[
          {
            term: t('机构名称', 'Name'),
            value: t('绿水青山环境保护中心', 'Green Hills Centre'),
            change: { href: '/apply/1', text: t('修改', 'Change') },
          },
          {
            term: t('打算用它做什么', 'What you will use it for'),
            value: t('每周给 120 位志愿者排班，提前一天提醒。', 'A weekly rota for 120 volunteers.'),
            change: { href: '/apply/2', text: t('修改', 'Change') },
          },
          { term: t('编号', 'Reference'), value: 'SQ-2026-7K3M9' },
        ]}
      />
    </div>
  )
}
