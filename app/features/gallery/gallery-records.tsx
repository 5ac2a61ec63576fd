import { Meter } from '../../ui/meter.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { GallerySectionProps } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Quotas and histories. */
export function GalleryRecords({ t }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Specimen title={t('额度：充足、将尽、用完', 'Quotas: enough, little, none')} names="Meter">
        <Meter
          label={t('本年额度', 'This year')}
          text={t('已用 3 个，共 10 个', '3 of 10 used')}
          value={3}
          max={10}
        />
        <Meter
          tone="amber"
          label={t('本期库存', 'This period')}
          text={t('还剩 4 份，共 50 份', '4 of 50 left')}
          value={46}
          max={50}
        />
        <Meter
          tone="red"
          label={t('本月次数', 'This month')}
          text={t('20 次已全部用完', 'All 20 used')}
          value={20}
          max={20}
        />
      </Specimen>
      <Specimen title={t('经过：有几步、只有一步', 'Histories: of several steps, of one')} names="Timeline">
        <Timeline
          label={t('处理经过', 'What has happened')}
          items={[
            {
              key: '3',
              title: t('请补充登记证书', 'Certificate requested'),
              who: t('审核员', 'Reviewer'),
              at: '2026-11-11T10:20:00+08:00',
              timeText: t('11 月 11 日 10:20', '11 Nov, 10:20'),
              text: t('照片里看不清有效期，请重新上传。', 'The date of validity cannot be read.'),
            },
            {
              key: '2',
              title: t('资格核验通过', 'Eligible'),
              who: t('系统', 'System'),
              at: '2026-11-05T09:00:00+08:00',
              timeText: t('11 月 5 日 09:00', '5 Nov, 09:00'),
            },
            {
              key: '1',
              title: t('提交申请', 'Sent'),
              who: t('李敏', 'Li Min'),
              at: '2026-11-03T14:20:00+08:00',
              timeText: t('11 月 3 日 14:20', '3 Nov, 14:20'),
            },
          ]}
        />
        <Timeline
          label={t('刚开始的经过', 'A history that has just begun')}
          items={[
            {
              key: '1',
              title: t('提交申请', 'Sent'),
              at: '2026-11-03T14:20:00+08:00',
              timeText: t('11 月 3 日 14:20', '3 Nov, 14:20'),
            },
          ]}
        />
      </Specimen>
    </div>
  )
}
