import { jointKinds } from '../../../shared/lib/joint/profile.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cover, EmptyArt, Glyph, HeroField, Logo, LostArt, SeededGlyph } from '../../ui/joint/pictures.tsx'
import type { GallerySectionProps } from './gallery-text.ts'
import { Specimen } from './specimen.tsx'

const coverIds = ['1', '4', '7', '8', '10', '13', '15', '16']

/** What the joint generator draws. */
export function GalleryArt({ t, to }: GallerySectionProps) {
  return (
    <div className="stack stack-lg">
      <Specimen title={t('小图', 'Small signs')} names="Logo, Glyph, SeededGlyph">
        <div className="row">
          <Logo className="size-14" />
          {jointKinds.map((kind, index) => (
            <Glyph
              key={kind}
              kind={kind}
              tone={(['green', 'azure', 'gold'] as const)[index % 3]}
              className="size-14"
            />
          ))}
          <SeededGlyph seed="field-3" className="size-14" />
        </div>
      </Specimen>
      <Specimen title={t('封面与大图', 'Covers and the large picture')} names="Cover, HeroField">
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {coverIds.map((id) => (
            <div key={id} className="card-cover">
              <Cover kind="tool" id={id} />
            </div>
          ))}
        </div>
        <HeroField seed="home" className="aspect-[4/3] max-w-[30rem]" />
      </Specimen>
      <Specimen
        title={t(
          '还没有内容：有下一步、只有一句话、找不到',
          'Nothing here: with a step, in a sentence, not there',
        )}
        names="EmptyState, EmptyArt, LostArt"
      >
        <EmptyState
          seed="applications"
          headingLevel={3}
          title={t('还没有申请', 'No applications yet')}
          text={t(
            '提交后，每份申请的进度会显示在这里。',
            'Once sent, the progress of each application stands here.',
          )}
          action={
            <ButtonLink href={to('/tools')} kind="primary">
              {t('浏览工具箱', 'Browse the toolbox')}
            </ButtonLink>
          }
        />
        <EmptyState
          seed="messages"
          headingLevel={3}
          art={<EmptyArt seed="messages" />}
          title={t('还没有消息', 'No messages yet')}
        />
        <EmptyState
          seed="lost"
          headingLevel={3}
          art={<LostArt />}
          title={t('这里没有这个页面', 'There is no such page')}
          text={t(
            '地址可能写错了，或者内容已经撤下。',
            'The address may be wrong, or the content was withdrawn.',
          )}
          action={<ButtonLink href={to('/home')}>{t('回到首页', 'To the home page')}</ButtonLink>}
        />
      </Specimen>
    </div>
  )
}
