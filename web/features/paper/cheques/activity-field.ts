/** The field of the kind of service, which belongs to exchanges: the screen hands it in. */
import type { ReactNode } from 'react';
import type { Binding } from '#web/ui/form/field.tsx';

export type ActivityFieldOf = (binding: Binding<string>) => ReactNode;
