/** The shape of what is coming, so that nothing jumps when it comes. */
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from './places.ts';
import css from './skeleton.module.css';

/** One grey bar; `width` as in CSS, `height` in lines of text. */
export function SkeletonBar({ width = '100%', lines = 1 }: { width?: string; lines?: number }) {
  const style: CSSProperties = { inlineSize: width, blockSize: `${lines * 1.55 - 0.55}em` };
  return <span className={css.bone} style={style} />;
}

/** Wraps bones: says once to a screen reader that something is coming, and hides the bars. */
function Skeleton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" data-loading="">
      <span className="visually-hidden">{t('loading')}</span>
      <div aria-hidden="true" className={css.skeleton}>
        {children}
      </div>
    </div>
  );
}

/** A paragraph to come. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Skeleton>
      {places(lines).map((place) => (
        <SkeletonBar key={place} width={place === lines ? '60%' : '100%'} />
      ))}
    </Skeleton>
  );
}

/** A list of cards to come, on phones about as tall as theirs. */
export function CardsSkeleton({ cards = 5 }: { cards?: number }) {
  return (
    <Skeleton>
      {places(cards).map((place) => (
        <span key={place} className={css.card}>
          <SkeletonBar width="70%" />
          <SkeletonBar />
          <SkeletonBar width="40%" />
        </span>
      ))}
    </Skeleton>
  );
}

/** As high as a window, so that nobody sees what stands below move when the page has come. */
export function Tall({ children }: { children: ReactNode }) {
  return <div className={css.tall}>{children}</div>;
}
