/**
 * The first steps of a bank that begins (specification §41): each a sentence, ticked by what is there,
 * with the button that leads on. What is done steps back.
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FirstStep, FirstSteps } from '#contract/banks/first-steps.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/api/use-action.ts';
import { Marked } from '#web/i18n/marked.tsx';
import { paths } from '#web/paths.ts';
import { Button, type ButtonKind, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Soft, Words } from '#web/ui/page/words.tsx';
import css from './first-steps.module.css';

interface FirstStepsCardProps {
  firstSteps: FirstSteps;
  /** The button that prints the sheet with boxes. */
  sheet: (kind: ButtonKind) => ReactNode;
}

/** The card; the first that is to be done has the one strong button. */
export function FirstStepsCard({ firstSteps: { steps, isPutAway }, sheet }: FirstStepsCardProps) {
  const { t } = useTranslation('first-steps');
  const next = steps.find(({ isDone }) => !isDone);
  const isAlone = steps.some(({ name, count }) => name === 'members' && count < 2);
  const putAway = useAction({
    send: () => call('putFirstStepsAway', {}),
    done: () => [t('putAway'), t('putAwayDetail')] as const,
    failed: () => t('putAwayFailed'),
    changes: ['readFirstSteps'],
  });
  return (
    <Card
      className={css.card}
      title={t('title')}
      aside={
        !isPutAway && (
          <Button
            kind="quiet"
            small
            busy={putAway.isBusy}
            onClick={() => void putAway.run(undefined)}
          >
            {t('away')}
          </Button>
        )
      }
    >
      <Soft>{t('lead')}</Soft>
      <ol className={css.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} isAlone={isAlone}>
            <StepActs
              step={step}
              isAlone={isAlone}
              kind={step === next ? 'primary' : 'secondary'}
              sheet={sheet}
            />
          </Step>
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  step: FirstStep;
  /** Nobody else is in the bank. */
  isAlone: boolean;
  /** Its buttons. */
  children: ReactNode;
}

function Step({ step: { name, isDone, count, of }, isAlone, children }: StepProps) {
  const { t } = useTranslation('first-steps');
  return (
    <li className={css.step} data-done={isDone || undefined}>
      <span className={css.mark} aria-hidden="true" />
      <Words as="div">
        <h3 className={css.title}>
          <span className="visually-hidden">{t(isDone ? 'done' : 'open')} </span>
          {t(`steps.${name}.title`)}
        </h3>
        {!isDone && of > 1 && <span className={css.count}> · {t('count', { count, of })}</span>}
        {!isDone && (
          <Soft isSmall>
            <Marked
              text={
                name === 'administrators' && isAlone
                  ? t('steps.administrators.hintAlone')
                  : t(`steps.${name}.hint`)
              }
            />
          </Soft>
        )}
      </Words>
      {!isDone && <div className={css.acts}>{children}</div>}
    </li>
  );
}

interface StepActsProps extends Pick<FirstStepsCardProps, 'sheet'> {
  step: FirstStep;
  isAlone: boolean;
  kind: ButtonKind;
}

function StepActs({ step: { name, count }, isAlone, kind, sheet }: StepActsProps) {
  const { t } = useTranslation('first-steps');
  switch (name) {
    case 'administrators':
      return isAlone ? (
        <Lead {...{ kind }} to={paths.bankNewMember} text={t('steps.administrators.actAlone')} />
      ) : (
        <Lead {...{ kind }} to={paths.bankMembers} text={t('steps.administrators.act')} />
      );
    case 'place':
      return (
        <Lead {...{ kind }} to={`${paths.bankProfile}?edit=bank`} text={t('steps.place.act')} />
      );
    case 'members':
      return (
        <>
          <Lead {...{ kind }} to={paths.bankImport} text={t('steps.members.act')} />
          <Lead kind="secondary" to={paths.bankNewMember} text={t('steps.members.second')} />
        </>
      );
    case 'skills':
      return sheet(kind);
    case 'requests':
      return (
        <Lead
          {...{ kind }}
          to={paths.bankNewNotice}
          text={t(count === 0 ? 'steps.requests.act' : 'steps.requests.next')}
        />
      );
    case 'exchange':
    case 'pairs':
      // There is nobody yet with whom to exchange.
      return isAlone ? null : (
        <Lead {...{ kind }} to={paths.bankNewExchange} text={t(`steps.${name}.act`)} />
      );
  }
}

function Lead({ kind, to, text }: { kind: ButtonKind; to: string; text: string }) {
  return (
    <ButtonLink small kind={kind} to={to}>
      {text}
    </ButtonLink>
  );
}
