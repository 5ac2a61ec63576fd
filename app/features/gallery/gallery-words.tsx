import type { ReactNode } from 'react'
import { ContentsList } from '../../ui/contents-list.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Prose } from '../../ui/prose.tsx'
import { SourceNote } from '../../ui/source-note.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { WrittenText } from '../../ui/written-text.tsx'
import type { GallerySectionProps, GalleryText } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

/** Headings, running text, links and symbols. */
export function GalleryWords({ t, to }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Headings t={t} />
      <Specimen title={t('链接', 'Links')} names="Link">
        <p>
          {t('在句子里：先看', 'In a sentence: first see ')}
          <Link href={to('/support')}>{t('帮助中心', 'the help centre')}</Link>
          {t('，再开始写。', '.')}
        </p>
        <ul>
          <li>
            <Link href={to('/tools')} alone>
              {t('单独一行', 'By itself')}
            </Link>
          </li>
          <li>
            <Link href={to('/tools')} alone ink>
              {t('与文字同色', 'In the colour of the text')}
            </Link>
          </li>
          <li>
            <Link href={to('/privacy')} alone target="_blank">
              {t('会打开新窗口', 'For a new window')}
            </Link>
          </li>
        </ul>
      </Specimen>
      <Specimen title={t('正文', 'Running text')} names="Prose">
        <Running t={t} to={to} />
      </Specimen>
      <Specimen
        title={t('文章的目录与来源', 'Contents and source of an article')}
        names="ContentsList, SourceNote"
      >
        <div>
          <ContentsList
            label={t('样张目录', 'Contents of the specimen')}
            lang={undefined}
            contents={[{ id: 'gallery-prepare', text: t('要准备的材料', 'What to prepare') }]}
          />
        </div>
        <SourceNote
          source={{
            sentence: t('资料来自主管部门的公开目录。', 'From the public register.'),
            address: to('/support'),
            linkText: t('查看原文', 'See the original'),
          }}
        />
        <SourceNote
          source={{
            sentence: t(
              '资料由工具方提供，没有公开原文。',
              'Given by the provider; not published elsewhere.',
            ),
            address: null,
            linkText: '',
          }}
        />
      </Specimen>
      <Specimen
        title={t(
          '编号不断行，读屏另有说明，语言随文字',
          'References kept whole, words for screen readers, texts marked by language',
        )}
        names="KeptText, VisuallyHidden, WrittenText"
      >
        <p className="max-w-[14rem]">
          <KeptText
            text={t('你的申请已经收到，编号是 SQ-2026-7K3M9。', 'Your application arrived: SQ-2026-7K3M9.')}
          />
        </p>
        <p>
          <a className="link" href={to('/support')}>
            {t('更多', 'More')}
            <VisuallyHidden>{t('关于申请的帮助', ' about applications')}</VisuallyHidden>
          </a>
        </p>
        <p>
          <WrittenText text="每周给志愿者排班" /> · <WrittenText text="A weekly rota for volunteers" />
        </p>
      </Specimen>
      <Icons t={t} />
    </div>
  )
}

function Headings({ t }: { t: GalleryText }) {
  const text = t('把合适的技术，接到需要它的地方', 'Technology that fits, where it is needed')
  return (
    <Specimen title={t('标题的五种大小', 'Five sizes of headings')} names="Heading">
      {(['4xl', '3xl', '2xl', 'xl', 'lg'] as const).map((size) => (
        <Heading key={size} level={4} size={size} text={text} />
      ))}
    </Specimen>
  )
}

function Running({ t, to }: GallerySectionProps) {
  return (
    <Prose>
      <p>
        {t(
          '一份好申请写清三件事：谁来用、用来做什么、怎样知道有用。可以先看',
          'A good application says who, what for, and how you will know. See ',
        )}
        <Link href={to('/support')}>{t('填写示例', 'an example')}</Link>
        {t('，再开始写。', ' first.')}
      </p>
      <h4 id="gallery-prepare">{t('要准备的材料', 'What to prepare')}</h4>
      <ul>
        <li>{t('登记证书的照片或扫描件', 'A photo or scan of the certificate')}</li>
        <li>{t('联系人的手机号', 'A mobile number')}</li>
      </ul>
      <ol>
        <li>{t('先存草稿', 'Save a draft')}</li>
        <li>{t('检查后提交', 'Check and send')}</li>
      </ol>
      <blockquote>
        {t('多数申请在 5 个工作日内得到答复。', 'Most are answered within 5 working days.')}
      </blockquote>
    </Prose>
  )
}

const iconTexts: Record<IconName, [zh: string, en: string]> = {
  info: ['说明', 'Information'],
  success: ['成功', 'Success'],
  warning: ['提醒', 'Warning'],
  error: ['错误', 'Error'],
  close: ['关闭', 'Close'],
  check: ['完成', 'Done'],
  arrow: ['前往', 'Go on'],
  back: ['返回', 'Back'],
  search: ['搜索', 'Search'],
  menu: ['菜单', 'Menu'],
  file: ['文件', 'File'],
  lock: ['锁定', 'Locked'],
}

function Icons({ t }: { t: GalleryText }): ReactNode {
  return (
    <Specimen title={t('文字旁的图标', 'Signs beside words')} names="Icon">
      <ul className="row">
        {Object.entries(iconTexts).map(([name, [zh, en]]) => (
          <li key={name} className="row">
            <Icon name={name as IconName} />
            {t(zh, en)}
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
