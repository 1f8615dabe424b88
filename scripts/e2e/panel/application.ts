export const APPLICATION = {
  fullName: 'منى عبد الله',
  phoneNumber: '01012345678',
  role: 'مهندسة زراعية',
  qualification: 'بكالوريوس زراعة',
  email: 'shell-test@sanabel.example',
  experience: '3',
};
