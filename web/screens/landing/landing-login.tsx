/** The card one signs in with. */
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { bind } from '#web/ui/form/binding.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { Form, SubmitButton } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import css from './landing-login.module.css';

export function LandingLogin() {
  const { t } = useTranslation('landing');
  const form = useForm({ initialValues: { email: '', password: '', rememberMe: false } });
  return (
    <Card title={t('login.title')}>
      <Form form={form} onSubmit={() => undefined}>
        <TextField
          {...bind(form, 'email')}
          label={t('login.email')}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          {...bind(form, 'password')}
          label={t('login.password')}
          autoComplete="current-password"
        />
        <CheckboxField {...bind(form, 'rememberMe')} label={t('login.remember')} />
        <SubmitButton wide>{t('login.submit')}</SubmitButton>
      </Form>
      <p className={css.doors}>
        <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
        <span>
          {t('login.notYet')} <Link to={paths.register}>{t('login.register')}</Link>
        </span>
      </p>
    </Card>
  );
}
