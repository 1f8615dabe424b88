import type { JobStatus } from '@sanabel/contract/job-statuses';
import { Icon } from '../../ui/Icon.tsx';
import { Kernels } from '../../ui/Kernels.tsx';

const FAR = { new: 1, contacted: 2, interview: 3, accepted: 4 } as const;

/** The drawing of a status: as many of four kernels as the application has come far, a cross where it was declined. */
export const Stage = ({ status }: { status: JobStatus }) =>
  status === 'declined' ? <Icon name="close" size={16} /> : <Kernels filled={FAR[status]} of={4} />;
