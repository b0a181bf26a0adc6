export async function countInstructions() {}
